import { expect, it } from 'vitest'
import { requirePublicAddress } from './public-address.ts'

it.each([
  'http://127.0.0.1:5432/',
  'http://2130706433/',
  'http://10.1.2.3/',
  'http://169.254.169.254/latest/meta-data',
  'http://192.168.0.1/',
  'http://[::1]/',
  'http://[fd00::1]/',
  'http://[fe80::1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://0.0.0.0/',
])('refuses %s', async (address) => {
  await expect(requirePublicAddress(address)).rejects.toThrow('no public address')
})

it('looks at every address that a name has', async () => {
  const resolve = async () => [{ address: '203.0.113.7' }, { address: '10.0.0.1' }]
  await expect(requirePublicAddress('https://logo.example/a.png', resolve)).rejects.toThrow('no public address')
  await requirePublicAddress('https://logo.example/a.png', async () => [{ address: '203.0.113.7' }, { address: '2001:db8::1' }])
})
