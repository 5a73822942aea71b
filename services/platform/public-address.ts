import { lookup } from 'node:dns/promises'
import { BlockList, isIPv6 } from 'node:net'

const inner = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  inner.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  inner.addSubnet(network, prefix, 'ipv6')

type Resolve = (hostname: string) => Promise<{ address: string }[]>

const byDns: Resolve = (hostname) => lookup(hostname, { all: true })

/**
 * Before a request to an address that an administrator typed. Refuses hosts that resolve to loopback, private or link-local
 * ranges; a name that changes between this look-up and the request is not noticed. Throws.
 */
export async function requirePublicAddress(address: string, resolve = byDns): Promise<void> {
  const hostname = new URL(address).hostname.replace(/^\[|\]$/g, '')
  for (const { address: ip } of await resolve(hostname)) {
    if (inner.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4')) throw new Error(`${hostname} is no public address`)
  }
}
