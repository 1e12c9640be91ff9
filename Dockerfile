# docker build -t site . && docker run -p 8080:8080 site
# Git is not in the image, so the sitemap has no dates.
FROM node:22-slim AS build
WORKDIR /site
COPY .npmrc package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build
RUN npm run -s nginx -- --root /srv --http > site.conf
# The home page under an address that does not depend on the site's path, for the health check alone.
RUN printf 'server {\n  listen 8080;\n  include /etc/nginx/site.conf;\n  location = /.healthy { allow 127.0.0.1; deny all; root /srv; rewrite ^ /index.html break; }\n}\n' > server.conf

# nginx as a user without rights: it listens on 8080, without encryption, and writes below /tmp only.
FROM nginxinc/nginx-unprivileged:stable-alpine
COPY --from=build /site/site.conf /etc/nginx/site.conf
COPY --from=build /site/server.conf /etc/nginx/conf.d/default.conf
COPY --from=build /site/dist /srv
HEALTHCHECK --interval=30s --timeout=3s CMD wget -q --spider http://127.0.0.1:8080/.healthy
