/** Addresses for monitoring. */
export const OPERATION_PATHS = ['/healthz', '/readyz', '/metrics'] as const;

/** Whether a URL is a health check, which bypasses all queues. */
export const isHealthCheck = (url: string | undefined): boolean => url === '/healthz' || url === '/readyz';
