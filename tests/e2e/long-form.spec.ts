import { inTenant } from '../../services/platform/database.ts'
import { expect, test } from '../support/browser/fixtures.ts'
import { byKeyboard } from '../support/browser/hands.ts'
import { hydrated } from '../support/browser/hydrated.ts'
import { expectEverythingFits } from '../support/browser/layout.ts'
import { offerLongForm } from '../support/browser/long-form.ts'
import { addCourse } from '../support/browser/requests.ts'

const letter = { name: 'carta.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\nAceito\n%%EOF\n') }

test('a form of twelve steps is filled in, sent and tracked without a mouse', async ({
  page,
  student,
  database,
  signInAs,
  words,
  expectAccessible,
}) => {
  await addCourse(database, student)
  const name = `Intercâmbio ${student.id}`
  const hands = byKeyboard(page)
  const button = (text: string) => page.getByRole('button', { name: words(text), exact: true })
  const question = (label: string) => page.getByRole('textbox', { name: label })
  const atStep = async (title: string) => {
    await expect(page.getByRole('heading', { name: new RegExp(`: ${title}$`) })).toBeFocused()
    await expect(page).toHaveTitle(new RegExp(`^${title} · `))
  }
  const goOn = async (title: string) => {
    await hands.press(button('Continuar'))
    await atStep(title)
  }
  const answer = async (label: string, text: string, next: string) => {
    await hands.type(question(label), text)
    await goOn(next)
  }

  await signInAs(student.username, { path: `/my-requests/new/${await offerLongForm(database, name)}` })
  await hydrated(page)
  await hands.press(page.getByRole('checkbox', { name: words('Li e aceito os termos') }))
  await hands.press(button('Começar'))

  // A year leads by one more step, where one may give up; whoever comes back from there finds their answers.
  const duration = page.getByRole('group', { name: 'Por quanto tempo?' })
  await expect(page.getByText('carta de aceite')).toBeVisible()
  await hands.pick(duration, /^Um ano$/)
  await goOn('Um ano inteiro')
  await hands.type(question('Por que um ano?'), 'Para terminar o curso lá.')
  await hands.press(page.getByRole('button', { name: 'Desistir do intercâmbio' }))
  await expect(page.getByText(words('Este requerimento não pode seguir'))).toBeVisible()
  await expectAccessible()
  await expectEverythingFits(page)
  await hands.press(page.getByRole('link', { name: words('Voltar e rever a resposta') }))
  await expect(question('Por que um ano?')).toHaveValue('Para terminar o curso lá.')
  await hands.press(button('Voltar'))
  await atStep('Duração')
  await hands.pick(duration, /^Um semestre$/)
  await goOn('Lugar')

  const list = (label: string) => page.getByRole('combobox', { name: label })
  const loaded = () => expect(page.getByText(words('Carregando as opções…'))).toHaveCount(0)
  await loaded()
  await hands.find(list('Estado'), 'Minas Gerais')
  await expect(list('Estado')).toHaveValue('Minas Gerais')
  await loaded()
  await hands.find(list('Cidade'), 'Ouro Preto')
  await expect(list('Cidade')).toHaveValue('Ouro Preto')
  await goOn('Instituição')
  await answer('Nome da instituição', 'Universidade do Porto', 'Início')
  await answer('Primeiro dia', '15/02/2027', 'Turno')
  await answer('Começo das aulas', '19:30', 'Entrevista')
  await hands.type(question('Dia'), '10/01/2027')
  await answer('Horário', '08:15', 'Carga horária')
  await answer('Horas por semana', '20', 'Bolsa')
  await answer('Bolsa por mês, em reais', '1250,50', 'Motivos')
  await answer('Por que quer ir?', 'Para pesquisar rios.', 'Cursos')
  await loaded()
  await hands.find(page.getByRole('group', { name: 'Cursos de interesse' }).getByRole('combobox'), 'Engenharia Civil')
  await expect(page.getByRole('checkbox', { name: 'Engenharia Civil' })).toBeChecked()
  await goOn('Carta')
  await hands.chooseFile(page.locator('input[type=file]:not([capture])'), letter)
  await expect(page.getByText(words('Pronto'))).toBeVisible()
  await expect(page.getByText(words('Salvo em {savedAt}'))).toBeVisible()

  // The file is part of the draft, on any device.
  await page.reload()
  await hydrated(page)
  await expect(page.getByRole('list').getByText('carta.pdf')).toBeVisible()
  await goOn('Contato')
  await hands.select(list('Melhor horário'), 'Tarde')
  await goOn('Revisão')

  const told = ['Um semestre', 'Minas Gerais', 'Ouro Preto', 'Universidade do Porto', '15/02/2027', '19:30', '10/01/2027', '20', '1.250,5']
  const rest = ['Para pesquisar rios.', 'Engenharia Civil', 'carta.pdf', 'Tarde']
  for (const text of [...told, ...rest]) await expect(page.getByRole('main').getByText(text).first()).toBeVisible()
  await expect(page.getByText('Um ano inteiro')).toHaveCount(0)
  await expectEverythingFits(page)
  await hands.press(page.getByRole('checkbox', { name: words('Li e aceito os termos') }))
  await hands.press(button('Enviar'))

  await expect(page.getByText(words('Requerimento enviado. Avisamos quando houver novidade.'))).toBeVisible()
  const protocol = (await page.getByText(/^Nº \d{4}-\d{6}$/).textContent())!.match(/\d{4}-\d{6}/)![0]
  await expectEverythingFits(page)
  const sent = await inTenant(database, 1, ({ client }) =>
    client.query<{ steps: string[]; answers: object }>('select steps, answers from academic.request where protocol = $1', [protocol]),
  )
  expect(sent.rows[0]!.steps).toHaveLength(12)
  expect(sent.rows[0]!.answers).toMatchObject({
    duration: 'term',
    startsOn: '2027-02-15',
    startsAt: '19:30',
    meetingAt: '2027-01-10T08:15',
  })
  expect(sent.rows[0]!.answers).toMatchObject({
    weeklyHours: 20,
    grant: 1250.5,
    courses: ['Engenharia Civil'],
    letter: [expect.any(String)],
  })
  expect(sent.rows[0]!.answers).not.toHaveProperty('whyYear')

  await hands.press(page.getByRole('main').getByRole('link', { name: words('Requerimentos') }))
  await hands.press(page.getByRole('region', { name: words('Em andamento') }).getByRole('link', { name }))
  await expect(page.getByText(words('Nº {protocol}'))).toContainText(protocol)
})
