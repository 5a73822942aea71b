/** Where the server under test listens; its metrics are on the next port. */
export const portalPort = Number(process.env.TEST_PORT ?? 3900)

export const hosts = { aurora: 'aurora.localhost', ipe: 'ipe.localhost', mar: 'mar.localhost' } as const

/** Address of a page on a tenant's hostname. */
export function portalUrl(path: string, host: string = hosts.aurora, port = portalPort): string {
  return `http://${host}:${port}/academic-services${path}`
}
