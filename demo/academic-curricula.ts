import type { LocalizedText } from '#api/locales.ts'

/** Subjects of a term as `Name:hours`, separated by `;`. */
export interface DemoCurriculum {
  curriculumId: number
  tenantId: number
  /** Prefix of its subjects' codes. */
  code: string
  name: string
  terms: readonly string[]
  electives: string
  electiveWorkload: number
}

export const demoCurricula: readonly DemoCurriculum[] = [
  {
    curriculumId: 1,
    tenantId: 1,
    code: 'ECV',
    name: 'Engenharia Civil 2023',
    terms: [
      'Cálculo Diferencial e Integral I:80;Geometria Analítica:60;Desenho Técnico:60;Introdução à Engenharia:40;Química Geral:60;Comunicação e Expressão:40',
      'Cálculo Diferencial e Integral II:80;Álgebra Linear:60;Física I:80;Algoritmos e Programação:60;Desenho Assistido por Computador:60',
      'Cálculo Diferencial e Integral III:80;Física II:80;Mecânica Geral:60;Probabilidade e Estatística:60;Topografia:60',
      'Equações Diferenciais:60;Resistência dos Materiais I:80;Fenômenos de Transporte:60;Materiais de Construção I:60;Geologia de Engenharia:60',
      'Resistência dos Materiais II:80;Teoria das Estruturas I:60;Hidráulica:60;Mecânica dos Solos I:60;Materiais de Construção II:60',
      'Teoria das Estruturas II:60;Mecânica dos Solos II:60;Hidrologia:60;Instalações Elétricas Prediais:60;Construção Civil I:60',
      'Concreto Armado I:80;Fundações:60;Estradas I:60;Instalações Hidráulicas e Sanitárias:60;Construção Civil II:60',
      'Concreto Armado II:80;Estruturas Metálicas:60;Estradas II:60;Saneamento Básico:60;Planejamento e Controle de Obras:60',
      'Pontes:60;Estruturas de Madeira:40;Gestão Ambiental:40;Estágio Supervisionado:180;Projeto Final I:60',
      'Patologia das Construções:40;Legislação e Ética Profissional:40;Engenharia de Segurança:40;Projeto Final II:120',
    ],
    electives: 'Libras:40;Concreto Protendido:60;Modelagem da Informação da Construção:60;Energias Renováveis:40;Empreendedorismo:40',
    electiveWorkload: 120,
  },
  {
    curriculumId: 2,
    tenantId: 1,
    code: 'ADM',
    name: 'Administração 2022',
    terms: [
      'Teoria da Administração I:60;Matemática Aplicada:60;Contabilidade Geral:60;Economia I:60;Sociologia:40',
      'Teoria da Administração II:60;Estatística:60;Contabilidade de Custos:60;Economia II:60;Psicologia Organizacional:40',
      'Matemática Financeira:60;Direito Empresarial:60;Marketing I:60;Sistemas de Informação:60',
      'Administração Financeira I:60;Marketing II:60;Gestão de Pessoas I:60;Logística:60',
      'Administração Financeira II:60;Gestão de Pessoas II:60;Pesquisa Operacional:60;Direito do Trabalho:40',
      'Administração da Produção:60;Planejamento Estratégico:60;Orçamento Empresarial:60;Comércio Exterior:60',
      'Gestão de Projetos:60;Mercado de Capitais:60;Estágio Supervisionado I:120;Ética e Responsabilidade Social:40',
      'Jogos de Empresa:60;Trabalho de Conclusão de Curso:120;Estágio Supervisionado II:120',
    ],
    electives: 'Libras:40;Gestão Pública:60;Negociação:40;Análise de Dados:60',
    electiveWorkload: 80,
  },
  {
    curriculumId: 3,
    tenantId: 1,
    code: 'ADS',
    name: 'Análise e Desenvolvimento de Sistemas 2025',
    terms: [
      'Lógica de Programação:80;Matemática Discreta:60;Arquitetura de Computadores:60;Inglês Técnico:40',
      'Programação Orientada a Objetos:80;Banco de Dados I:60;Engenharia de Requisitos:60;Sistemas Operacionais:60',
      'Estruturas de Dados:80;Banco de Dados II:60;Desenvolvimento Web I:80;Redes de Computadores:60',
      'Desenvolvimento Web II:80;Engenharia de Software:60;Segurança da Informação:60;Programação para Dispositivos Móveis:60',
      'Computação em Nuvem:60;Gestão de Projetos de Software:60;Projeto Integrador:120',
    ],
    electives: 'Libras:40;Aprendizado de Máquina:60;Interação Humano-Computador:40',
    electiveWorkload: 40,
  },
  {
    curriculumId: 7,
    tenantId: 1,
    code: 'EDI',
    name: 'Técnico em Edificações 2020',
    terms: [
      'Matemática Aplicada à Construção:60;Desenho Técnico:60;Materiais de Construção:60;Português Instrumental:40',
      'Desenho Arquitetônico:60;Topografia:60;Mecânica dos Solos:40;Técnicas Construtivas I:60',
      'Instalações Elétricas:60;Instalações Hidrossanitárias:60;Técnicas Construtivas II:60;Resistência dos Materiais:40',
      'Orçamento de Obras:60;Segurança do Trabalho:40;Projeto de Edificações:80;Estágio Supervisionado:120',
    ],
    electives: 'Libras:40',
    electiveWorkload: 40,
  },
  {
    curriculumId: 4,
    tenantId: 1,
    code: 'AUR',
    name: 'Currículo geral da Universidade Aurora',
    terms: ['Metodologia Científica:40;Leitura e Produção de Texto:40', 'Ciência, Tecnologia e Sociedade:40;Estatística Básica:60'],
    electives: 'Libras:40',
    electiveWorkload: 40,
  },
  {
    curriculumId: 5,
    tenantId: 2,
    code: 'PSI',
    name: 'Psicologia 2024',
    terms: [
      'História da Psicologia:60;Neuroanatomia:60;Filosofia:40;Estatística Aplicada:40',
      'Psicologia do Desenvolvimento I:60;Processos Psicológicos Básicos:60;Antropologia:40',
      'Psicologia do Desenvolvimento II:60;Psicologia Social I:60;Psicometria:60',
      'Psicologia Social II:60;Teorias da Personalidade:60;Análise do Comportamento:60',
      'Psicopatologia I:60;Psicologia Escolar:60;Avaliação Psicológica:60',
      'Psicopatologia II:60;Psicologia Organizacional e do Trabalho:60;Psicanálise:60',
      'Psicologia da Saúde:60;Terapia Cognitivo-Comportamental:60;Estágio Básico:120',
      'Psicologia Jurídica:40;Estágio Específico I:160',
      'Ética Profissional:40;Estágio Específico II:160',
      'Trabalho de Conclusão de Curso:120',
    ],
    electives: 'Libras:40;Psicologia do Esporte:40;Luto e Cuidados Paliativos:40',
    electiveWorkload: 80,
  },
  {
    curriculumId: 6,
    tenantId: 3,
    code: 'OCE',
    name: 'Oceanografia 2023',
    terms: [
      'Introdução à Oceanografia:60;Cálculo I:80;Química Geral:60;Biologia Marinha I:60',
      'Cálculo II:80;Física I:80;Biologia Marinha II:60;Geologia Geral:60',
      'Oceanografia Química:60;Física II:80;Ecologia Marinha:60;Cartografia Náutica:40',
      'Oceanografia Física I:60;Sedimentologia:60;Zoologia Marinha:60;Estatística Aplicada:60',
      'Oceanografia Física II:60;Geologia Marinha:60;Plâncton:60;Técnicas de Navegação:40',
      'Oceanografia Pesqueira:60;Poluição Marinha:60;Sensoriamento Remoto:60',
      'Gestão Costeira:60;Aquicultura:60;Prática Embarcada:80',
      'Trabalho de Conclusão de Curso:120;Legislação Ambiental:40',
    ],
    electives: 'Libras:40;Mergulho Autônomo:60;Mamíferos Marinhos:40',
    electiveWorkload: 60,
  },
]

export const demoActivityKinds: readonly { name: LocalizedText; requiredWorkload: number }[] = [
  { name: { 'pt-BR': 'Ensino', en: 'Teaching', es: 'Enseñanza' }, requiredWorkload: 60 },
  { name: { 'pt-BR': 'Pesquisa', en: 'Research', es: 'Investigación' }, requiredWorkload: 60 },
  { name: { 'pt-BR': 'Extensão', en: 'Community outreach', es: 'Extensión' }, requiredWorkload: 50 },
  { name: { 'pt-BR': 'Cultura e esporte', en: 'Culture and sports', es: 'Cultura y deporte' }, requiredWorkload: 30 },
]

export const teachers = [
  'Adriana Tavares',
  'Caio Bittencourt',
  'Denise Okamoto',
  'Edson Vilela',
  'Fernanda Queiroz',
  'Gilberto Sampaio',
  'Heloísa Pacheco',
  'Ivan Moretti',
]

export interface DemoSubject {
  subjectId: number
  code: string
  name: string
  workload: number
  term: number
  type: 'compulsory' | 'elective'
}

/** Pseudo-term of the electives, above the number of terms of any course. */
const electivesAsTerm = 12

/** Ids and codes are the same on every machine: `ECV304` is the fourth subject of the third term, `ECV1201` the first elective. */
export function getSubjects({ curriculumId, code, terms, electives }: DemoCurriculum): DemoSubject[] {
  const parse = (list: string, term: number, type: DemoSubject['type']) =>
    list.split(';').map((entry, index) => {
      const [name, hours] = entry.split(':') as [string, string]
      const number = (type === 'elective' ? electivesAsTerm : term) * 100 + index + 1
      return { subjectId: curriculumId * 10_000 + number, code: `${code}${number}`, name, workload: Number(hours), term, type }
    })
  return [...terms.flatMap((list, index) => parse(list, index + 1, 'compulsory')), ...parse(electives, terms.length, 'elective')]
}
