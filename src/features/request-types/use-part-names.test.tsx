// @vitest-environment jsdom
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { usePlaceWords } from './use-part-names.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
afterEach(cleanup)

function Place({ path }: { path: readonly (string | number)[] }) {
  return usePlaceWords()(path)
}

test.each([
  [['limitOfDays'], 'Prazo em dias úteis'],
  [['name', 'en'], 'Nome › Inglês'],
  [['rules', 1, 'percent'], 'Condições › 2 › Porcentagem do curso'],
  [['form'], 'Formulário'],
  [['form', 'steps'], 'Etapas'],
  [['form', 'steps', 1, 'name'], 'Etapa 2 › Identificador'],
  [['form', 'steps', 0, 'buttons', 2, 'url'], 'Etapa 1 › Botões › 3 › Endereço'],
  [['form', 'steps', 0, 'fields', 3, 'options', 0, 'value'], 'Etapa 1, campo 4 › Opções › 1 › Valor guardado'],
])('%j is called %s', (path, words) => {
  const { container } = render(
    <I18nProvider i18n={setupI18n({ locale: 'pt-BR', messages: { 'pt-BR': {} } })}>
      <Place path={path} />
    </I18nProvider>,
  )
  expect(container.textContent).toBe(words)
})
