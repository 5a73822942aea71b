CREATE TABLE "identity"."impersonated_act" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "identity"."impersonated_act_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"tenant_id" integer NOT NULL,
	"operator_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"service" text NOT NULL,
	"method" text NOT NULL,
	"path" text NOT NULL,
	"status" integer NOT NULL,
	"request_id" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "identity"."impersonated_act" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "identity"."impersonated_act" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "identity"."sign_in" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "identity"."sign_in_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"tenant_id" integer NOT NULL,
	"person_id" integer NOT NULL,
	"method" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "identity"."sign_in" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "identity"."sign_in" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "identity"."impersonation" ADD COLUMN "operator_tenant_id" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "impersonated_act_person" ON "identity"."impersonated_act" USING btree ("tenant_id","person_id","at");--> statement-breakpoint
CREATE INDEX "sign_in_person" ON "identity"."sign_in" USING btree ("tenant_id","person_id","at");--> statement-breakpoint
CREATE POLICY "own_tenant" ON "identity"."impersonated_act" AS PERMISSIVE FOR ALL TO public USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "own_tenant" ON "identity"."sign_in" AS PERMISSIVE FOR ALL TO public USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer);