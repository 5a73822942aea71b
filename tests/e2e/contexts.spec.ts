import { expect, test } from '../support/browser/fixtures.ts'
import { hydrated } from '../support/browser/hydrated.ts'
import { hosts, portalUrl } from '../support/browser/portal.ts'
import { addRole, forgetContext } from '../support/browser/students.ts'

test.use({ signInBy: 'provider' })

test('whoever has two roles chooses one, and may change it later', { tag: '@phone' }, async ({
  page,
  student,
  database,
  signInAs,
  words,
}) => {
  await addRole(database, student.id, { institutionId: 12, name: 'Residente', profile: 'RESIDENT' })
  await signInAs(student.username, { path: '/financial/payments?status=settled' })
  await expect(page).toHaveURL(portalUrl('/welcome?returnTo=%2Ffinancial%2Fpayments%3Fstatus%3Dsettled'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('Escolha o seu perfil'))
  // No frame with an account menu yet, but its languages; where they were going is kept.
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose your role')
  await page.getByRole('button', { name: 'Português' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('Escolha o seu perfil'))

  await page.getByRole('link', { name: /Residente Campus Sul/ }).click()
  await expect(page).toHaveURL(portalUrl('/financial/payments?status=settled'))
  await page.getByRole('button', { name: student.name }).click()
  await page.getByRole('link', { name: words('Trocar de perfil') }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Residente' }).getByText(words('Em uso'))).toBeVisible()
  await page.getByRole('link', { name: /. Aluno Campus Norte/ }).click()
  await expect(page).toHaveURL(portalUrl('/'))

  // The next sign-in takes the last one.
  await page.getByRole('button', { name: student.name }).click()
  await page.getByRole('button', { name: words('Sair') }).click()
  await page.waitForURL(/\/id\/interaction\//)
  await signInAs(student.username)
  await expect(page).toHaveURL(portalUrl('/'))
  await page.getByRole('button', { name: student.name }).click()
  await expect(page.getByRole('banner')).toContainText('Aluno · Campus Norte')
})

test('an address asks for a role: one that is held is taken, others are refused', async ({
  page,
  context,
  student,
  database,
  signInAs,
  words,
}) => {
  const roleId = await addRole(database, student.id, { institutionId: 12, name: 'Residente', profile: 'RESIDENT' })
  await signInAs(student.username, { path: `/financial/payments?v2RoleId=${roleId}&tenantId=1&institutionId=12` })
  await expect(page).toHaveURL(portalUrl('/financial/payments'))
  const cookieOf = async () => (await context.cookies()).find(({ name }) => name.startsWith('__Host-') && !name.includes('signin'))?.value
  const before = await cookieOf()

  // The same again changes nothing, and neither does what is no integer.
  for (const search of [`v2RoleId=${roleId}&tenantId=1&institutionId=12`, 'v2RoleId=abc', `v2RoleId=${roleId}&tenantId=1%20or%201`]) {
    await page.goto(portalUrl(`/financial/payments?${search}`))
    await expect(page).toHaveURL(portalUrl('/financial/payments'))
    expect(await cookieOf()).toBe(before)
  }

  // Somebody else's role, one's own elsewhere.
  for (const search of [
    'v2RoleId=11010&tenantId=1',
    `v2RoleId=${roleId}&tenantId=1&institutionId=11`,
    `v2RoleId=${roleId}&tenantId=2&institutionId=21`,
  ]) {
    await page.goto(portalUrl(`/financial/payments?${search}`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('Você não tem este perfil'))
    expect(await cookieOf()).toBe(before)
  }

  // Another role is another session.
  await page.goto(portalUrl(`/?v2RoleId=${student.id}&tenantId=1&institutionId=11`))
  await expect(page).toHaveURL(portalUrl('/'))
  expect(await cookieOf()).not.toBe(before)
})

test('an operator chooses level, institution and campus, and the portal takes its look', async ({
  page,
  database,
  signInAs,
  words,
  expectAccessible,
}) => {
  await forgetContext(database, 0, 'joao.operador')
  await signInAs('joao.operador', { host: hosts.operation })
  await page.goto(portalUrl('/welcome', hosts.operation))
  await hydrated(page)
  const apply = page.getByRole('link', { name: words('Aplicar') })
  await page.getByRole('radio', { name: /Uma só unidade/ }).check()
  await expect(page.getByRole('combobox', { name: words('Unidade') })).toBeHidden()
  await page.getByRole('combobox', { name: words('Instituição') }).fill('ipe')
  await page.getByRole('option', { name: 'Faculdade Ipê' }).click()
  await page.getByRole('combobox', { name: words('Unidade') }).click()
  await page.getByRole('option', { name: 'Faculdade Ipê' }).click()
  await expect(apply).toBeVisible()
  await expect(page.getByRole('combobox', { name: words('Unidade') })).toBeFocused()

  // Another institution clears the campus.
  await page.getByRole('combobox', { name: words('Instituição') }).fill('aurora')
  await page.getByRole('option', { name: 'Universidade Aurora' }).click()
  await expect(page.getByRole('combobox', { name: words('Unidade') })).toHaveValue('')
  await expect(apply).toBeHidden()
  await page.getByRole('combobox', { name: words('Unidade') }).click()
  await expectAccessible()
  await page.getByRole('option', { name: 'Campus Norte' }).click()
  await apply.click()
  await expect(page).toHaveURL(portalUrl('/', hosts.operation))
  await expect(page.getByRole('img', { name: 'Universidade Aurora' }).first()).toBeVisible()
  await page.goto(portalUrl('/financial/payments', hosts.operation))
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible()

  // What is current can't be applied.
  await page.goto(portalUrl('/welcome', hosts.operation))
  await page.getByRole('radio', { name: /Uma só unidade/ }).check()
  await page.getByRole('combobox', { name: words('Instituição') }).fill('aurora')
  await page.getByRole('option', { name: 'Universidade Aurora' }).click()
  await page.getByRole('combobox', { name: words('Unidade') }).click()
  await page.getByRole('option', { name: 'Campus Norte' }).click()
  await expect(apply).toBeHidden()
})
