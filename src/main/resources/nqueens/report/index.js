(function () {
  "use strict";
  const table = document.getElementById("table");
  if (!table) {
    return;
  }
  const body = table.tBodies[0];
  const status = document.getElementById("status");
  const filter = document.getElementById("filter");
  const headers = Array.from(table.tHead.rows[0].cells);
  const names = new Intl.Collator("en", {numeric: true});

  function compare(column) {
    return (left, right) => {
      const a = left.cells[column];
      const b = right.cells[column];
      return column === 0 ? names.compare(a.textContent, b.textContent) : a.dataset.rank - b.dataset.rank;
    };
  }

  function sort(column) {
    const header = headers[column];
    const descending = header.getAttribute("aria-sort") === "ascending";
    const order = descending ? "descending" : "ascending";
    const byColumn = compare(column);
    const rows = Array.from(body.rows);
    rows.sort((left, right) => descending ? byColumn(right, left) : byColumn(left, right));
    headers.forEach(each => {
      each.removeAttribute("aria-sort");
    });
    header.setAttribute("aria-sort", order);
    body.append(...rows);
    status.textContent = "Sorted by " + header.textContent + ", " + order + ".";
  }

  function show() {
    const wanted = filter.value.toLowerCase();
    let shown = 0;
    for (const row of body.rows) {
      row.hidden = !row.cells[0].textContent.toLowerCase().includes(wanted);
      shown += row.hidden ? 0 : 1;
    }
    status.textContent = shown + " of " + body.rows.length + " shown.";
  }

  headers.forEach((header, column) => {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = header.textContent;
    button.addEventListener("click", () => {
      sort(column);
    });
    header.replaceChildren(button);
  });
  filter.addEventListener("input", show);
  document.getElementById("filter-box").hidden = false;
})();
