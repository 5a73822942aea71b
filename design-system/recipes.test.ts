import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { recipes, slotRecipes } from './recipes.ts'

const sources = ['components', 'patterns'].flatMap((folder) =>
  readdirSync(new URL(folder, import.meta.url), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !/\.(test|stories)\./.test(file))
    .map((file) => readFileSync(new URL(`${folder}/${file}`, import.meta.url), 'utf8')),
)

/** Components write class names by hand, so a typo would silently lose its style. */
test('every part that a component names exists in a recipe', () => {
  const known = new Set([
    ...Object.values(recipes).map((recipe) => recipe.className),
    ...Object.values(slotRecipes).flatMap((recipe) => recipe.slots.map((slot) => `${recipe.className}__${slot}`)),
  ])
  const named = sources.flatMap((source) => source.match(/(?<=['"` ])[a-z]+(-[a-z]+)*__[a-zA-Z]+/g) ?? [])
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter((name) => !known.has(name))).toEqual([])
})
