import type { EnrollmentStatus, SubjectResult } from '#api/academic/academic-situation.ts'
import type { Locale } from '#config'

interface Ended {
  course: string
  day: string
}

interface DocumentWords {
  transcript: string
  statement: string
  student: string
  taxId: string
  academicRecord: string
  course: string
  curriculum: string
  startedOn: string
  situation: string
  situations: Record<EnrollmentStatus, string>
  /** After the word for an enrollment that ended. */
  since(day: string): string
  subjects: string
  columns: Record<'period' | 'subject' | 'workload' | 'credits' | 'grade' | 'absences' | 'result', string>
  hours(count: number): string
  results: Record<SubjectResult, string>
  noSubjects: string
  requirement: string
  parts: Record<'part' | 'required' | 'completed' | 'remaining' | 'compulsory' | 'elective' | 'complementary', string>
  average: string
  noAverage: string
  rules(grade: string, absence: number): string
  complete: string
  missing(hours: string): string
  declared: Record<EnrollmentStatus, (person: { student: string; taxId: string; academicRecord: string } & Ended) => string>
  takingNow: string
  reenrollment: string
  reenrolled(person: { student: string; taxId: string; academicRecord: string; course: string; period: string }): string
  classes: string
  classColumns: Record<'class' | 'subject' | 'schedule' | 'workload', string>
  /** From Monday on. */
  weekdays: readonly [string, string, string, string, string, string, string]
  term: string
  termDays(from: string, to: string): string
  issuedOn: string
  validation: string
  validationText(until: string): string
  code: string
  qr: string
}

/** Official names keep the institution's language. */
export const documentWords: Record<Locale, DocumentWords> = {
  'pt-BR': {
    transcript: 'Histórico escolar',
    statement: 'Declaração de matrícula',
    student: 'Nome',
    taxId: 'CPF',
    academicRecord: 'Matrícula',
    course: 'Curso',
    curriculum: 'Currículo',
    startedOn: 'Ingresso',
    situation: 'Situação da matrícula',
    situations: { active: 'Ativa', locked: 'Trancada', dropped: 'Abandono', concluded: 'Curso concluído', canceled: 'Cancelada' },
    since: (day) => `em ${day}`,
    subjects: 'Disciplinas cursadas',
    columns: {
      period: 'Período',
      subject: 'Disciplina',
      workload: 'C. horária',
      credits: 'Créditos',
      grade: 'Nota',
      absences: 'Faltas',
      result: 'Resultado',
    },
    hours: (count) => `${count} h`,
    results: {
      approved: 'Aprovado',
      exempt: 'Dispensado',
      in_progress: 'Em curso',
      failed_by_grade: 'Reprovado por nota',
      failed_by_absence: 'Reprovado por falta',
      withdrawn: 'Trancado',
    },
    noSubjects: 'Nenhuma disciplina cursada até esta data.',
    requirement: 'Exigência do currículo',
    parts: {
      part: 'Componente',
      required: 'Exigida',
      completed: 'Cumprida',
      remaining: 'Faltante',
      compulsory: 'Disciplinas obrigatórias',
      elective: 'Disciplinas eletivas',
      complementary: 'Atividades complementares',
    },
    average: 'Média geral, ponderada pela carga horária',
    noAverage: 'Ainda sem notas',
    rules: (grade, absence) => `Nota mínima para aprovação: ${grade}. Faltas permitidas: ${absence}% da carga horária de cada disciplina.`,
    complete: 'Toda a carga horária do currículo foi cumprida.',
    missing: (hours) => `Faltam ${hours} para cumprir a carga horária do currículo.`,
    declared: {
      active: ({ student, taxId, academicRecord, course, day }) =>
        `Declaramos que ${student}, CPF ${taxId}, tem matrícula ativa, de número ${academicRecord}, no curso de ${course}, desde ${day}.`,
      locked: ({ student, taxId, academicRecord, course, day }) =>
        `Declaramos que ${student}, CPF ${taxId}, tem matrícula de número ${academicRecord} no curso de ${course}, trancada em ${day}.`,
      dropped: ({ student, taxId, academicRecord, course, day }) =>
        `Declaramos que ${student}, CPF ${taxId}, teve matrícula de número ${academicRecord} no curso de ${course}, encerrada por abandono em ${day}.`,
      concluded: ({ student, taxId, academicRecord, course, day }) =>
        `Declaramos que ${student}, CPF ${taxId}, matrícula de número ${academicRecord}, concluiu o curso de ${course} em ${day}.`,
      canceled: ({ student, taxId, academicRecord, course, day }) =>
        `Declaramos que ${student}, CPF ${taxId}, teve matrícula de número ${academicRecord} no curso de ${course}, cancelada em ${day}.`,
    },
    takingNow: 'Disciplinas em curso',
    reenrollment: 'Comprovante de rematrícula',
    reenrolled: ({ student, taxId, academicRecord, course, period }) =>
      `Declaramos que ${student}, CPF ${taxId}, matrícula de número ${academicRecord} no curso de ${course}, concluiu a rematrícula para o período letivo ${period}, nas turmas abaixo.`,
    classes: 'Turmas',
    classColumns: { class: 'Turma', subject: 'Disciplina', schedule: 'Horários', workload: 'Carga' },
    weekdays: ['seg', 'ter', 'qua', 'qui', 'sex', 'sáb', 'dom'],
    term: 'Período letivo',
    termDays: (from, to) => `de ${from} a ${to}`,
    issuedOn: 'Emissão',
    validation: 'Validação',
    validationText: (until) =>
      `Confira este documento pelo código ao lado ou no endereço abaixo, até ${until}. Ali também se compara o arquivo com o que foi emitido.`,
    code: 'Código de validação',
    qr: 'Código QR com o endereço de validação',
  },
  en: {
    transcript: 'Transcript',
    statement: 'Statement of enrollment',
    student: 'Name',
    taxId: 'CPF',
    academicRecord: 'Enrollment number',
    course: 'Course',
    curriculum: 'Curriculum',
    startedOn: 'Started on',
    situation: 'Enrollment',
    situations: { active: 'Active', locked: 'On leave', dropped: 'Dropped out', concluded: 'Course completed', canceled: 'Canceled' },
    since: (day) => `on ${day}`,
    subjects: 'Subjects taken',
    columns: {
      period: 'Term',
      subject: 'Subject',
      workload: 'Hours',
      credits: 'Credits',
      grade: 'Grade',
      absences: 'Absences',
      result: 'Result',
    },
    hours: (count) => `${count} h`,
    results: {
      approved: 'Passed',
      exempt: 'Exempted',
      in_progress: 'In progress',
      failed_by_grade: 'Failed by grade',
      failed_by_absence: 'Failed by absence',
      withdrawn: 'Withdrawn',
    },
    noSubjects: 'No subject taken up to this date.',
    requirement: 'Required by the curriculum',
    parts: {
      part: 'Part',
      required: 'Required',
      completed: 'Completed',
      remaining: 'Remaining',
      compulsory: 'Compulsory subjects',
      elective: 'Elective subjects',
      complementary: 'Complementary activities',
    },
    average: 'Average, weighted by hours',
    noAverage: 'No grades yet',
    rules: (grade, absence) => `Minimum grade to pass: ${grade}. Absence allowed: ${absence}% of each subject's hours.`,
    complete: 'All hours of the curriculum are completed.',
    missing: (hours) => `${hours} remain to complete the hours of the curriculum.`,
    declared: {
      active: ({ student, taxId, academicRecord, course, day }) =>
        `We declare that ${student}, CPF ${taxId}, has had an active enrollment, number ${academicRecord}, in the course ${course} since ${day}.`,
      locked: ({ student, taxId, academicRecord, course, day }) =>
        `We declare that ${student}, CPF ${taxId}, has the enrollment number ${academicRecord} in the course ${course}, on leave since ${day}.`,
      dropped: ({ student, taxId, academicRecord, course, day }) =>
        `We declare that ${student}, CPF ${taxId}, had the enrollment number ${academicRecord} in the course ${course}, which ended on ${day} as dropped out.`,
      concluded: ({ student, taxId, academicRecord, course, day }) =>
        `We declare that ${student}, CPF ${taxId}, enrollment number ${academicRecord}, completed the course ${course} on ${day}.`,
      canceled: ({ student, taxId, academicRecord, course, day }) =>
        `We declare that ${student}, CPF ${taxId}, had the enrollment number ${academicRecord} in the course ${course}, canceled on ${day}.`,
    },
    takingNow: 'Subjects in progress',
    reenrollment: 'Proof of reenrollment',
    reenrolled: ({ student, taxId, academicRecord, course, period }) =>
      `We declare that ${student}, CPF ${taxId}, enrollment number ${academicRecord} in the course ${course}, completed reenrollment for the term ${period}, in the classes below.`,
    classes: 'Classes',
    classColumns: { class: 'Class', subject: 'Subject', schedule: 'Schedule', workload: 'Hours' },
    weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    term: 'Term',
    termDays: (from, to) => `from ${from} to ${to}`,
    issuedOn: 'Issued on',
    validation: 'Validation',
    validationText: (until) =>
      `Check this document by the code beside this text or at the address below, until ${until}. The file can be compared there with the one that was issued.`,
    code: 'Validation code',
    qr: 'QR code with the validation address',
  },
  es: {
    transcript: 'Historial académico',
    statement: 'Constancia de matrícula',
    student: 'Nombre',
    taxId: 'CPF',
    academicRecord: 'Matrícula',
    course: 'Carrera',
    curriculum: 'Plan de estudios',
    startedOn: 'Ingreso',
    situation: 'Situación de la matrícula',
    situations: { active: 'Activa', locked: 'Suspendida', dropped: 'Abandono', concluded: 'Carrera terminada', canceled: 'Cancelada' },
    since: (day) => `el ${day}`,
    subjects: 'Asignaturas cursadas',
    columns: {
      period: 'Período',
      subject: 'Asignatura',
      workload: 'Horas',
      credits: 'Créditos',
      grade: 'Nota',
      absences: 'Faltas',
      result: 'Resultado',
    },
    hours: (count) => `${count} h`,
    results: {
      approved: 'Aprobado',
      exempt: 'Exento',
      in_progress: 'En curso',
      failed_by_grade: 'Reprobado por nota',
      failed_by_absence: 'Reprobado por faltas',
      withdrawn: 'Retirado',
    },
    noSubjects: 'Ninguna asignatura cursada hasta esta fecha.',
    requirement: 'Exigencia del plan de estudios',
    parts: {
      part: 'Componente',
      required: 'Exigida',
      completed: 'Cumplida',
      remaining: 'Faltante',
      compulsory: 'Asignaturas obligatorias',
      elective: 'Asignaturas electivas',
      complementary: 'Actividades complementarias',
    },
    average: 'Promedio general, ponderado por horas',
    noAverage: 'Aún sin notas',
    rules: (grade, absence) => `Nota mínima para aprobar: ${grade}. Faltas permitidas: ${absence}% de las horas de cada asignatura.`,
    complete: 'Se cumplieron todas las horas del plan de estudios.',
    missing: (hours) => `Faltan ${hours} para cumplir las horas del plan de estudios.`,
    declared: {
      active: ({ student, taxId, academicRecord, course, day }) =>
        `Declaramos que ${student}, CPF ${taxId}, tiene matrícula activa, número ${academicRecord}, en la carrera de ${course}, desde el ${day}.`,
      locked: ({ student, taxId, academicRecord, course, day }) =>
        `Declaramos que ${student}, CPF ${taxId}, tiene la matrícula número ${academicRecord} en la carrera de ${course}, suspendida el ${day}.`,
      dropped: ({ student, taxId, academicRecord, course, day }) =>
        `Declaramos que ${student}, CPF ${taxId}, tuvo la matrícula número ${academicRecord} en la carrera de ${course}, terminada por abandono el ${day}.`,
      concluded: ({ student, taxId, academicRecord, course, day }) =>
        `Declaramos que ${student}, CPF ${taxId}, matrícula número ${academicRecord}, terminó la carrera de ${course} el ${day}.`,
      canceled: ({ student, taxId, academicRecord, course, day }) =>
        `Declaramos que ${student}, CPF ${taxId}, tuvo la matrícula número ${academicRecord} en la carrera de ${course}, cancelada el ${day}.`,
    },
    takingNow: 'Asignaturas en curso',
    reenrollment: 'Comprobante de reinscripción',
    reenrolled: ({ student, taxId, academicRecord, course, period }) =>
      `Declaramos que ${student}, CPF ${taxId}, matrícula número ${academicRecord} en la carrera de ${course}, concluyó la reinscripción para el período lectivo ${period}, en los grupos indicados abajo.`,
    classes: 'Grupos',
    classColumns: { class: 'Grupo', subject: 'Asignatura', schedule: 'Horarios', workload: 'Horas' },
    weekdays: ['lun', 'mar', 'mié', 'jue', 'vie', 'sáb', 'dom'],
    term: 'Período lectivo',
    termDays: (from, to) => `del ${from} al ${to}`,
    issuedOn: 'Emisión',
    validation: 'Validación',
    validationText: (until) =>
      `Verifica este documento con el código de al lado o en la dirección de abajo, hasta el ${until}. Allí también se compara el archivo con el que se emitió.`,
    code: 'Código de validación',
    qr: 'Código QR con la dirección de validación',
  },
}
