import type { LocalizedText } from '#api/locales.ts'

/** English and Spanish texts for the sign-in page's descriptions of the demo's people. */
const words: Readonly<Record<string, readonly [en: string, es: string]>> = {
  'aluna, Campus Norte': ['student, Campus Norte', 'alumna, Campus Norte'],
  'aluno em dois campi e residente': ['student on two campuses and resident', 'alumno en dos campus y residente'],
  'candidata, Campus Sul': ['applicant, Campus Sul', 'candidata, Campus Sul'],
  'administradora financeira': ['finance administrator', 'administradora financiera'],
  'secretaria, Campus Norte': ['registrar’s office, Campus Norte', 'secretaría, Campus Norte'],
  cobrança: ['debt collection', 'cobranza'],
  'secretaria, todos os campi': ['registrar’s office, all campuses', 'secretaría, todos los campus'],
  'sem nenhum papel': ['without any role', 'sin ningún rol'],
  'operador, qualquer instituição': ['operator, any institution', 'operador, cualquier institución'],
  'usuário básico': ['basic user', 'usuario básico'],
  'aluno e residente, em abas independentes': [
    'student and resident, in independent tabs',
    'alumno y residente, en pestañas independientes',
  ],
  aluna: ['student', 'alumna'],
  aluno: ['student', 'alumno'],
  'senha temporária': ['temporary password', 'contraseña temporal'],
  'bloqueada por tentativas': ['locked after failed attempts', 'bloqueada por intentos'],
  'cobrança, com confirmação em duas etapas exigida': [
    'debt collection, with two-step verification required',
    'cobranza, con verificación en dos pasos exigida',
  ],
  'aluna que já cursou tudo': ['student who has taken every subject', 'alumna que ya cursó todo'],
  'aluno com matrícula trancada': ['student on leave', 'alumno con matrícula suspendida'],
  'aluna com dependência a escolher': ['student with a failed subject to choose again', 'alumna con una asignatura pendiente por elegir'],
  'aluno com a primeira mensalidade da rematrícula em aberto': [
    'student whose first reenrollment payment is open',
    'alumno con la primera mensualidad de la reinscripción pendiente',
  ],
  'aluna rematriculada': ['reenrolled student', 'alumna rematriculada'],
  'aluno à espera das cobranças da rematrícula': [
    'student waiting for the reenrollment charges',
    'alumno a la espera de los cobros de la reinscripción',
  ],
}

/** @param description as `demoPeople` has it */
export function descriptionInEach(description: string): LocalizedText {
  const [en, es] = words[description] ?? [description, description]
  return { 'pt-BR': description, en, es }
}
