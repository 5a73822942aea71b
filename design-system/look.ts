/** The variants of a recipe as a component receives them; `true` and `false` are boolean variants. */
export type Variants = Record<string, string | boolean | undefined>

/**
 * The class names that Panda gives to a recipe and its variants. Plain string work, because Panda's own
 * recipe functions would add 5 kB of JavaScript to every page.
 */
export function look(recipe: string, variants?: Variants, className?: string): string {
  let classes = recipe
  for (const name in variants) {
    const value = variants[name]
    if (value) classes += ` ${recipe}--${name}_${value}`
  }
  return className ? `${classes} ${className}` : classes
}
