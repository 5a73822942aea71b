ALTER TABLE "financial"."debt" ALTER COLUMN "description" SET DATA TYPE jsonb USING case when "description" is not null then jsonb_build_object('pt-BR', "description") end;
