# Judges a class offline, and alike on every machine: INSTRUCTORS.md says how to build and run it.
FROM debian:12

RUN apt-get update -qq \
    && apt-get install -y -qq --no-install-recommends bubblewrap maven openjdk-17-jdk-headless \
    && rm -rf /var/lib/apt/lists/* \
    && useradd --create-home judge \
    && install -d -o judge /kata

COPY --chown=judge . /kata
WORKDIR /kata
USER judge
ENV LANG=C.UTF-8

# Once with the network: Maven's repository is warm, and judge and suite are compiled. Isolation is what the machine that
# builds has to offer; each run finds out anew.
RUN mvn -B -ntp -q test -Dsubmission=solutions -Dtest=BitmaskTest \
    && mkdir /tmp/class && cp -r solutions /tmp/class \
    && mvn -B -ntp -q test -Dsubmissions=/tmp/class -Dkata.similar \
    && rm -r /tmp/class target/judge

ENTRYPOINT ["mvn", "-o", "-B", "-ntp", "-q", "test"]
