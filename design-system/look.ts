import type * as recipes from '#styled/recipes'

type CamelCase<Name extends string> = Name extends `${infer Head}-${infer Tail}` ? `${Head}${Capitalize<CamelCase<Tail>>}` : Name

type RecipeNamed<Name extends string> = CamelCase<Name> extends keyof typeof recipes ? (typeof recipes)[CamelCase<Name>] : never

/** Type of the recipe that a class (`button`) or a slot's class (`dialog__root`) belongs to. */
type RecipeFunction<Name extends string> = Name extends `${infer Recipe}__${infer Slot}`
  ? RecipeNamed<Recipe> extends (...args: never) => Record<Slot, string>
    ? RecipeNamed<Recipe>
    : never
  : RecipeNamed<Name>

type RecipeVariants<Name extends string> =
  RecipeFunction<Name> extends { variantMap: infer Variants }
    ? { [Variant in keyof Variants]?: VariantValue<Variants[Variant]> | undefined }
    : never

/** `never` for a name that no recipe or slot has. */
type Known<Name extends string> = [RecipeFunction<Name>] extends [never] ? never : Name

type VariantValue<Values> = Values extends ReadonlyArray<infer Value> ? (Value extends 'true' ? boolean : Value) : never

/**
 * Returns the class names that Panda generates for a recipe or slot and its variants, type-checked against the recipe.
 * Builds strings itself because Panda's own functions would dominate the first page's bundle (docs/decisions/0029).
 */
export function look<Name extends string>(name: Known<Name>, variants?: RecipeVariants<Name>, className?: string): string {
  let classes: string = name
  for (const variant in variants) {
    const value = variants[variant]
    if (value) classes += ` ${name}--${variant}_${value}`
  }
  return className ? `${classes} ${className}` : classes
}
