import type * as recipes from '#styled/recipes'

type CamelCase<Name extends string> = Name extends `${infer Head}-${infer Tail}` ? `${Head}${Capitalize<CamelCase<Tail>>}` : Name

/** The generated function of a recipe by its class name: of `icon-button`, `iconButton`. */
type RecipeNamed<Name extends string> = CamelCase<Name> extends keyof typeof recipes ? (typeof recipes)[CamelCase<Name>] : never

/** The generated function of the recipe that a class (`button`) or the class of a slot (`dialog__root`) belongs to. */
type RecipeOf<Name extends string> = Name extends `${infer Recipe}__${infer Slot}`
  ? RecipeNamed<Recipe> extends (...args: never) => Record<Slot, string>
    ? RecipeNamed<Recipe>
    : never
  : RecipeNamed<Name>

/** The variants of a recipe, in Panda's own types; `undefined` and false leave one out. */
type VariantsOf<Name extends string> =
  RecipeOf<Name> extends { variantMap: infer Variants }
    ? { [Variant in keyof Variants]?: VariantValue<Variants[Variant]> | undefined }
    : never

/** The name itself, and nothing for a name that no recipe or slot has. */
type Known<Name extends string> = [RecipeOf<Name>] extends [never] ? never : Name

type VariantValue<Values> = Values extends ReadonlyArray<infer Value> ? (Value extends 'true' ? boolean : Value) : never

/**
 * The class names that Panda gives to a recipe or slot and its variants, checked against the recipe. Plain string
 * work: Panda's own functions weigh more than every part of the first page together (docs/decisions/0029).
 */
export function look<Name extends string>(name: Known<Name>, variants?: VariantsOf<Name>, className?: string): string {
  let classes: string = name
  for (const variant in variants) {
    const value = variants[variant]
    if (value) classes += ` ${name}--${variant}_${value}`
  }
  return className ? `${classes} ${className}` : classes
}
