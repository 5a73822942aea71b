CREATE TABLE "users"."second_factor_reset" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users"."second_factor_reset_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"tenant_id" integer NOT NULL,
	"operator_tenant_id" integer NOT NULL,
	"operator_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"reason" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users"."second_factor_reset" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "users"."second_factor_reset" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "second_factor_reset_account" ON "users"."second_factor_reset" USING btree ("tenant_id","account_id");--> statement-breakpoint
CREATE POLICY "own_tenant" ON "users"."second_factor_reset" AS PERMISSIVE FOR ALL TO public USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer);