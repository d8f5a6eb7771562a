#!/bin/sh
# Writes the one user down and becomes PgBouncer. Quotes in a password are doubled there.
set -eu
umask 077
printf '"helioplan" "%s"\n' "$(printf %s "${POSTGRES_PASSWORD:?}" | sed 's/"/""/g')" > /tmp/users.txt
exec pgbouncer /etc/pgbouncer/pgbouncer.ini
