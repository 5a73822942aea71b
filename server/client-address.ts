import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'

/** Client address for rate limits; IPv6 as its /64 network. @param proxies own proxies; other forwarding headers are untrusted */
export function clientAddress(
  { socket, headers }: Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } },
  proxies: number,
): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
  // Each proxy appends its peer; entries further left can be forged.
  const seen = [...forwarded, socket.remoteAddress ?? 'unknown']
  const address = withoutPort(seen.at(-1 - Math.min(proxies, seen.length - 1))!).replace(/^::ffff:(?=\d+\.)/i, '')
  return isIPv6(address) ? getNetwork(address) : address
}

/** Removes the port that some gateways append. */
const withoutPort = (address: string) => address.replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1').replace(/^\[(.+)\](?::\d+)?$/, '$1')

function getNetwork(address: string): string {
  const [head = '', tail] = address.split('%')[0]!.toLowerCase().split('::')
  const left = head ? head.split(':') : []
  const right = tail ? tail.split(':') : []
  const gap = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
  return `${[...left, ...gap, ...right]
    .slice(0, 4)
    .map((part) => part.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}
