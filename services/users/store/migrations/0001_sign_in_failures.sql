CREATE TABLE "users"."sign_in_failure" (
	"tenant_id" integer NOT NULL,
	"login" text NOT NULL,
	"failures" integer NOT NULL,
	"locked_until" timestamp with time zone,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sign_in_failure_tenant_id_login_pk" PRIMARY KEY("tenant_id","login")
);
--> statement-breakpoint
ALTER TABLE "users"."sign_in_failure" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "users"."account" DROP COLUMN "failed_attempts";--> statement-breakpoint
ALTER TABLE "users"."account" DROP COLUMN "locked_until";--> statement-breakpoint
CREATE POLICY "own_tenant" ON "users"."sign_in_failure" AS PERMISSIVE FOR ALL TO public USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer);
--> statement-breakpoint
ALTER TABLE "users"."sign_in_failure" FORCE ROW LEVEL SECURITY;
