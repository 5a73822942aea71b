import type { Page } from '@playwright/test'
import { demoCampaigns } from '../../services/seed/financial-campaigns.ts'
import { demoDebts } from '../../services/seed/financial-demo-people.ts'
import { courses, familyNames, firstNames, serviceDescriptions } from '../../services/seed/financial-names.ts'
import { demoMessages } from '../../services/seed/notifications.ts'
import { demoPeople } from '../../services/seed/people.ts'
import { auroraLibrary } from '../../services/seed/settings.ts'
import { navigationWith } from '../../services/settings/navigation.ts'

/** What institutions call their own places. */
const institutionWords = [
  ...navigationWith(auroraLibrary).flatMap(({ description, group }) => [description['pt-BR'], group?.['pt-BR'] ?? '']),
  'Ouvidoria',
  'Fale com a Aurora',
  'Respondemos em até um dia útil',
].filter(Boolean)

/** Words of the demo world, which come from data and stay as they are. */
const data = [
  ...demoPeople.flatMap(({ name, roles }) => [name, name.split(' ')[0]!, ...roles.map((role) => role.name)]),
  ...demoMessages.flatMap(({ title, message }) => [title, message]),
  ...demoDebts.flatMap(({ description }) => (description ? [description] : [])),
  ...demoCampaigns.map(({ name }) => name),
  ...institutionWords,
  ...courses,
  ...serviceDescriptions,
  ...firstNames,
  ...familyNames,
  'Universidade Aurora',
  'Campus Norte',
  // Of tests that have an institution to themselves.
  'Unidade Teste',
  'Campus Sul',
  // Keys, as keyboards name them.
  'Ctrl K',
  'Português',
  'English',
  'Español',
].sort((one, other) => other.length - one.length)

/** What Intl writes, and codes. */
const written =
  /R\$|(jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)[a-zç]*|(segunda|terça|quarta|quinta|sexta)-feira|sábado|domingo|\S*\d\S*/gi

/** Visible texts and names of controls that still read plainly: nobody translated them. */
export async function plainTexts(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement
      if (parent && !parent.closest('script, style, noscript')) found.add(walker.currentNode.textContent!.trim())
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) found.add(element.getAttribute(name)?.trim() ?? '')
    }
    found.add(document.title)
    return [...found]
  })
  return texts.filter((text) => /[a-z]{3}/i.test(withoutData(text)))
}

function withoutData(text: string): string {
  return data.reduce((rest, word) => rest.replaceAll(word, ''), text).replace(written, '')
}
