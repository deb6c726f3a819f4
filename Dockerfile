# Node as package.json names it, on Debian: the digest is that of all its platforms. docs/setup.md says how it is renewed.
FROM node:26.10.0-slim@sha256:930557a230abacbc3f4fd9b8648abf8f4bee1e17cb72195dcdfb2f709bc85b33 AS base

# All packages, the same build as `npm start`, then what serving needs and no more.
FROM base AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund --loglevel=error
COPY . .
RUN scripts/container/assemble.sh /image

# The command line beside PostgreSQL's own programs, of the version that compose.yaml runs: what backups need. Node is the
# same; this image has the libraries that it asks for.
FROM postgres:17 AS backup
COPY --from=base /usr/local/bin/node /usr/local/bin/node
COPY --from=build /image /
RUN install -d -o 1000 -g 1000 -m 700 /backups && chown 1000:1000 /app/var /app/build/compile-cache
ENV NODE_ENV=production
WORKDIR /app
# The number of the account `node` in the image that serves: both write the same volumes.
USER 1000:1000
VOLUME /backups
ENTRYPOINT []

FROM base AS runtime
ENV NODE_ENV=production
WORKDIR /app
COPY --from=build /image /
RUN chown node:node var build/compile-cache
USER node
# SQLite's file and collected mail lie here, where DATABASE_URL and OUTBOX_DIR name them so.
VOLUME /app/var
EXPOSE 3000
# The shell's own connection: the image has no curl, and a second Node every half minute costs more than it asks. Whether
# the process lives is all that it asks: who sends it requests asks /readyz.
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
  CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/${PORT:-3000} && printf 'GET /healthz HTTP/1.0\\r\\n\\r\\n' >&3 && read -r _ status _ <&3 && [ \"$status\" = 200 ]"]
# scripts/server-process.mjs says why.
ENV MALLOC_ARENA_MAX=1 MALLOC_TRIM_THRESHOLD_=65536 MALLOC_MMAP_THRESHOLD_=131072
CMD ["node", "--max-semi-space-size=16", "--heap-growing-percent=30", "build/server/main.js"]
