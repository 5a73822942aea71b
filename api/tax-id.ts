/* Without imports: browsers load it. */

/** Formats a CPF or CNPJ with punctuation, including the CNPJs with letters issued since 2026. Others, such as masked ones, stay as is. */
export function formatTaxId(taxId: string): string {
  return taxId
    .replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4')
    .replace(/^([\dA-Z]{2})([\dA-Z]{3})([\dA-Z]{3})([\dA-Z]{4})(\d{2})$/i, (_, ...parts: string[]) => {
      const [one, two, three, four, digits] = parts.map((part) => String(part).toUpperCase())
      return `${one}.${two}.${three}/${four}-${digits}`
    })
}
