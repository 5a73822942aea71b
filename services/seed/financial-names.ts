/** Parts that invented students' names are put together from. */
export const firstNames = [
  'Adriana', 'Alice', 'Amanda', 'Ana Beatriz', 'Antônio', 'Arthur', 'Aline', 'Beatriz', 'Benício', 'Bianca', 'Breno',
  'Caio', 'Camila', 'Carlos Eduardo', 'Cauã', 'Cecília', 'Cíntia', 'Conceição', 'Dandara', 'Daniel', 'Débora', 'Diego',
  'Edson', 'Eduarda', 'Elaine', 'Emanuel', 'Enzo', 'Érica', 'Fabiana', 'Felipe', 'Flávia', 'Francisco', 'Gabriel',
  'Giovana', 'Guilherme', 'Gustavo', 'Heitor', 'Helena', 'Hugo', 'Iara', 'Igor', 'Ingrid', 'Isabela', 'Ítalo', 'Jaqueline',
  'Jéssica', 'João Pedro', 'Joaquim', 'José Carlos', 'Júlia', 'Kaique', 'Karina', 'Laís', 'Larissa', 'Letícia', 'Lívia',
  'Lorena', 'Lucas', 'Luiz Felipe', 'Luzia', 'Maitê', 'Marcelo', 'Maria Clara', 'Maria Eduarda', 'Mariana', 'Mateus',
  'Miguel', 'Mônica', 'Murilo', 'Natália', 'Nícolas', 'Otávio', 'Patrícia', 'Paulo Henrique', 'Pedro', 'Priscila',
  'Rafael', 'Raíssa', 'Raquel', 'Renata', 'Ricardo', 'Rodrigo', 'Samara', 'Samuel', 'Sandro', 'Sílvia', 'Sofia', 'Stefany',
  'Tainá', 'Tatiane', 'Thaís', 'Thiago', 'Valentina', 'Vanessa', 'Vinícius', 'Vitória', 'Wesley', 'Yasmin', 'Yuri', 'Zélia',
]

export const familyNames = [
  'Abreu', 'Aguiar', 'Albuquerque', 'Alencar', 'Almeida', 'Alves', 'Amaral', 'Andrade', 'Antunes', 'Araújo', 'Assis',
  'Azevedo', 'Barbosa', 'Barcelos', 'Barros', 'Batista', 'Bezerra', 'Bittencourt', 'Borges', 'Brandão', 'Brito', 'Cabral',
  'Camargo', 'Campos', 'Cardoso', 'Carvalho', 'Castro', 'Cavalcanti', 'Chaves', 'Coelho', 'Cordeiro', 'Correia', 'Costa',
  'Cunha', 'Dantas', 'Duarte', 'Esteves', 'Farias', 'Fernandes', 'Ferreira', 'Figueiredo', 'Fonseca', 'Franco', 'Freitas',
  'Furtado', 'Galvão', 'Gomes', 'Gonçalves', 'Guedes', 'Guimarães', 'Lacerda', 'Leal', 'Leite', 'Lopes', 'Macedo',
  'Machado', 'Magalhães', 'Marinho', 'Martins', 'Medeiros', 'Meireles', 'Melo', 'Mendes', 'Miranda', 'Monteiro', 'Moraes',
  'Moreira', 'Moura', 'Nascimento', 'Neves', 'Nogueira', 'Nunes', 'Oliveira', 'Pacheco', 'Paiva', 'Peixoto', 'Pereira',
  'Pimentel', 'Pinheiro', 'Pires', 'Queiroz', 'Ramos', 'Rangel', 'Rezende', 'Ribeiro', 'Rocha', 'Sampaio', 'Santana',
  'Santiago', 'Siqueira', 'Tavares', 'Teixeira', 'Torres', 'Trindade', 'Valença', 'Vasconcelos', 'Vaz', 'Viana', 'Xavier',
]

export const courses = [
  'Administração', 'Análise e Desenvolvimento de Sistemas', 'Arquitetura e Urbanismo', 'Biomedicina', 'Ciências Contábeis',
  'Direito', 'Educação Física', 'Enfermagem', 'Engenharia Civil', 'Engenharia de Produção', 'Farmácia', 'Fisioterapia',
  'Jornalismo', 'Medicina Veterinária', 'Nutrição', 'Odontologia', 'Pedagogia', 'Psicologia',
]

export const serviceDescriptions = [
  'Segunda via de diploma', 'Histórico escolar', 'Exame de segunda chamada', 'Taxa de biblioteca',
  'Declaração de vínculo', 'Revisão de prova', 'Certificado de extensão',
]
