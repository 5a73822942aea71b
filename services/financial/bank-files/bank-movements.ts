import type { MovementEffect } from '#api/financial/bank-files.ts'

const all = (effect: MovementEffect, ...codes: string[]) => Object.fromEntries(codes.map((code) => [code, effect]))
const from = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, at) => String(first + at).padStart(2, '0'))

/** Movement codes by FEBRABAN's table C044, which most banks follow. */
const febraban: Readonly<Record<string, MovementEffect>> = {
  ...all('notice', '04', '05', '07', '08', ...from(11, 13), '15', '16', ...from(18, 22), '24', ...from(26, 43), ...from(46, 49)),
  ...all('notice', ...from(51, 65), '73'),
  ...all('registered', '02'),
  ...all('rejected', '03'),
  ...all('money', '06', '17'),
  ...all('written_off', '09'),
  ...all('new_due_date', '14'),
  ...all('protested', '23', '25'),
  ...all('uncertain', '44', '45', '50'),
}

/** Effects by bank, where its manual differs (docs/decisions/0066-return-files-as-banks-make-them.md). */
const byBank: Readonly<Record<string, Readonly<Record<string, MovementEffect>>>> = {
  // Banrisul: a payment that the bank returns.
  '041': { ...febraban, ...all('uncertain', 'AA'), ...all('notice', 'AB', 'AC') },
  // Ailos: settlements of slips that the cooperative printed, and its own codes.
  '085': { ...febraban, ...all('money', '76', '77'), ...all('protested', '22'), ...all('notice', '89', ...from(91, 98)) },
  // Caixa: online settlements, and reversals of settlements.
  '104': { ...febraban, ...all('notice', '01', '45'), ...all('money', '46'), ...all('uncertain', '44', '47') },
  // Itaú has a table of its own: 08 is money, 17 and 25 are not.
  '341': {
    ...all('notice', '04', '05', ...from(11, 13), ...from(15, 21), ...from(24, 31), ...from(33, 48), ...from(51, 57), ...from(61, 63)),
    ...all('notice', '74', '75', ...from(77, 80), '82', '83', ...from(85, 94)),
    ...all('registered', '02'),
    ...all('rejected', '03', '60'),
    ...all('money', '06', '08'),
    ...all('written_off', '09', '10'),
    ...all('new_due_date', '14'),
    ...all('protested', '23', '32'),
  },
}

/** Returns the effect of a movement at a bank, which is given by its COMPE code. */
export const getEffect = (bank: string, movement: string): MovementEffect => (byBank[bank] ?? febraban)[movement] ?? 'unknown'
