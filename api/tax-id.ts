/* Without imports: browsers load it. */

/** A CPF or a CNPJ with its punctuation, those CNPJs with letters too that are given since 2026. Anything else as it came, such as a masked one. */
export function formatTaxId(taxId: string): string {
  return taxId
    .replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4')
    .replace(/^([\dA-Z]{2})([\dA-Z]{3})([\dA-Z]{3})([\dA-Z]{4})(\d{2})$/i, (_, ...parts: string[]) => {
      const [one, two, three, four, digits] = parts.map((part) => String(part).toUpperCase())
      return `${one}.${two}.${three}/${four}-${digits}`
    })
}
