echo FOUND a shell
