import type { ContractContent } from '#api/financial/contracts.ts'

export const contractTemplate: ContractContent = {
  language: 'pt-BR',
  title: 'Contrato de prestação de serviços educacionais',
  sections: [
    {
      heading: '1. Partes',
      paragraphs: [
        'De um lado {{institutionName}}, inscrita no CNPJ sob o número {{institutionTaxId}}, com sede em {{city}}, chamada aqui de instituição.',
        'De outro lado {{studentName}}, CPF {{studentTaxId}}, matrícula {{registration}}, chamado ou chamada aqui de estudante.',
        'As partes firmam o contrato número {{number}}, que se rege pelas cláusulas a seguir.',
      ],
    },
    {
      heading: '2. Objeto',
      paragraphs: [
        'A instituição presta ao estudante serviços educacionais no curso de {{course}}, no período letivo {{period}}.',
        'Os serviços compreendem as aulas, as avaliações e o acesso aos ambientes de estudo previstos no projeto pedagógico do curso, nas turmas e nos turnos oferecidos no período.',
      ],
    },
    {
      heading: '3. Vigência',
      paragraphs: [
        'Este contrato vale de {{effectiveDate}} a {{endDate}}.',
        'A renovação para o período seguinte depende de nova matrícula e de novo contrato. Não há renovação automática.',
      ],
    },
    {
      heading: '4. Valor e pagamento',
      paragraphs: [
        'A mensalidade do período é de {{monthlyAmount}}, sem considerar bolsas e descontos, que constam de cada cobrança.',
        'O pagamento é feito até a data de vencimento de cada mensalidade, pelos meios que a instituição oferece no portal.',
        'Descontos de pontualidade valem somente para pagamentos feitos até a data indicada em cada cobrança.',
      ],
    },
    {
      heading: '5. Atraso',
      paragraphs: [
        'Sobre mensalidades pagas depois do vencimento incidem multa de 2% e juros de 1% ao mês, contados por dia de atraso.',
        'O atraso não impede o estudante de assistir às aulas e de fazer as avaliações do período contratado. A instituição pode recusar a matrícula no período seguinte enquanto houver mensalidades vencidas.',
      ],
    },
    {
      heading: '6. Deveres da instituição',
      paragraphs: [
        'Oferecer os serviços com a qualidade e a carga horária que a legislação educacional exige.',
        'Publicar antes do início do período o calendário, os horários e os critérios de avaliação.',
        'Manter à disposição do estudante o histórico, os documentos e os comprovantes de pagamento.',
      ],
    },
    {
      heading: '7. Deveres do estudante',
      paragraphs: [
        'Pagar as mensalidades no prazo e manter seus dados de contato atualizados.',
        'Entregar os documentos da matrícula no prazo que a instituição indicar.',
        'Respeitar o regimento da instituição, que está publicado no portal.',
      ],
    },
    {
      heading: '8. Cancelamento e trancamento',
      paragraphs: [
        'O estudante pode cancelar ou trancar a matrícula a qualquer momento, por requerimento no portal. As mensalidades vencidas até a data do requerimento continuam devidas.',
        'Quem cancela até sete dias depois do aceite, sem ter frequentado aulas, recebe de volta tudo o que pagou pelo período.',
      ],
    },
    {
      heading: '9. Dados pessoais',
      paragraphs: [
        'A instituição trata os dados pessoais do estudante para cumprir este contrato e suas obrigações legais, conforme a Lei nº 13.709, de 2018.',
        'O estudante pode pedir a qualquer momento acesso, correção e informação sobre o uso de seus dados, pelos canais indicados no portal.',
      ],
    },
    {
      heading: '10. Aceite eletrônico',
      paragraphs: [
        'O aceite deste contrato é eletrônico. A instituição registra quem aceitou, a data e a hora e a versão exata do texto, identificada pelo seu código SHA-256.',
        'As partes reconhecem o aceite eletrônico como manifestação válida de vontade.',
      ],
    },
    {
      heading: '11. Foro',
      paragraphs: ['Fica eleito o foro de {{city}} para resolver as questões que surgirem deste contrato.'],
    },
  ],
}
