/** Addresses for what watches over the installation. */
export const OPERATION_PATHS = ['/healthz', '/readyz', '/metrics'] as const;

/** Whether an address asks how the process is: such a question waits for nothing. */
export const isHealthCheck = (url: string | undefined): boolean => url === '/healthz' || url === '/readyz';
