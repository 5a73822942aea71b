// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { renderPart } from '../../../tests/support/component.tsx'
import { usePlaceWords } from './use-part-names.ts'

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
])('%j is called %s', async (path, words) => {
  const { container } = await renderPart(<Place path={path} />)
  expect(container.textContent).toBe(words)
})
