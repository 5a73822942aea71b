import { describe, expect, it } from 'vitest'
import { clientAddress } from './client-address.ts'

const from = (remoteAddress: string, forwarded?: string) => ({
  socket: { remoteAddress },
  headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
})

describe('clientAddress', () => {
  it.each([
    ['the peer, whatever it claims', from('203.0.113.9', '10.0.0.1'), 0, '203.0.113.9'],
    ['what the own proxy saw', from('10.0.0.2', '203.0.113.9'), 1, '203.0.113.9'],
    ['what the own proxy saw, not what it was told', from('10.0.0.2', '1.1.1.1, 203.0.113.9'), 1, '203.0.113.9'],
    ['what the outermost of two proxies saw', from('10.0.0.2', '1.1.1.1, 203.0.113.9, 10.0.0.3'), 2, '203.0.113.9'],
    ['the peer when no proxy wrote anything', from('10.0.0.2'), 1, '10.0.0.2'],
    ['an IPv4 address in the clothes of IPv6', from('::ffff:203.0.113.9'), 0, '203.0.113.9'],
    ['the network of an IPv6 address', from('2001:db8:0:7::42'), 0, '2001:db8:0:7::/64'],
    ['the same network, written out', from('2001:0db8:0000:0007:0000:0000:0000:0099'), 0, '2001:db8:0:7::/64'],
    ['an address without the port that some gateways append', from('10.0.0.2', '203.0.113.9:50412'), 1, '203.0.113.9'],
    ['the same of IPv6', from('10.0.0.2', '[2001:db8:0:7::42]:50412'), 1, '2001:db8:0:7::/64'],
    ['the loopback', from('::1'), 0, '0:0:0:0::/64'],
  ])('gives %s', (_, request, proxies, expected) => {
    expect(clientAddress(request, proxies)).toBe(expected)
  })
})
