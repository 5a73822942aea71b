-- A text that is kept per language, in the first of the languages that it has; whatever it has, where it has none of them.
create function financial.text_in(texts jsonb, languages text[]) returns text
language sql immutable parallel safe
return coalesce(texts ->> languages[1], texts ->> languages[2], texts ->> 'pt-BR', jsonb_path_query_first(texts, '$.*') #>> '{}');
--> statement-breakpoint
ALTER TABLE "financial"."agreement_plan" ALTER COLUMN "description" SET DATA TYPE jsonb USING jsonb_build_object('pt-BR', "description");
