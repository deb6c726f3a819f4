import { index, type RouteConfig } from '@remix-run/route-config';

export default [index('index.tsx')] satisfies RouteConfig;
