import { demoPassword, demoPeople } from '../demo/people.ts'
import { type Environment, isDemo } from './environment.ts'
import { partnerHostname } from '../demo/sandbox/partner/partner-page.ts'
import { getPortalUrl } from './portal-runtime.ts'

const demoHostnames = [
  ['aurora.localhost', 'Universidade Aurora', 1],
  ['ipe.localhost', 'Faculdade Ipê', 2],
  ['mar.localhost', 'Instituto do Mar', 3],
  ['operacao.localhost', 'Operação', 0],
] as const

/** Printed on start: URLs and, in the demo, the accounts to sign in with. */
export function announcement(environment: Environment): string {
  const portalUrl = getPortalUrl(environment)
  const lines = ['', `Academic Services is ready: ${portalUrl('localhost')}/`, '']
  if (!isDemo(environment)) return lines.join('\n')
  for (const [hostname, name, tenantId] of demoHostnames) {
    lines.push(`  ${name}  ${portalUrl(hostname)}/`)
    for (const { username, description } of demoPeople.filter((person) => person.tenantId === tenantId)) {
      lines.push(`    ${username.padEnd(18)}${description}`)
    }
  }
  const sandbox = `${portalUrl('localhost')}/sandbox`
  lines.push(
    '',
    `  Every password is ${demoPassword}`,
    `  Sandbox bank: ${sandbox}/bank`,
    `  Mailbox of all mails: ${sandbox}/mailbox`,
    `  A partner's site with a page of the portal: ${portalUrl(partnerHostname)}/sandbox/partner`,
    '',
  )
  return lines.join('\n')
}
