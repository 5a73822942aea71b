CREATE TABLE "identity"."impersonation" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "identity"."impersonation_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"tenant_id" integer NOT NULL,
	"operator_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"reason" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "identity"."impersonation" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "impersonation_person" ON "identity"."impersonation" USING btree ("tenant_id","person_id","at");--> statement-breakpoint
CREATE POLICY "own_tenant" ON "identity"."impersonation" AS PERMISSIVE FOR ALL TO public USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer);--> statement-breakpoint
ALTER TABLE "identity"."impersonation" FORCE ROW LEVEL SECURITY;
