CREATE TABLE "users"."recovery_code" (
	"code_hash" "bytea" PRIMARY KEY NOT NULL,
	"tenant_id" integer NOT NULL,
	"account_id" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users"."recovery_code" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "users"."recovery_code" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "users"."second_factor" (
	"tenant_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"secret" text,
	"pending_secret" text,
	"confirmed_at" timestamp with time zone,
	"last_step" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "second_factor_tenant_id_account_id_pk" PRIMARY KEY("tenant_id","account_id")
);
--> statement-breakpoint
ALTER TABLE "users"."second_factor" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "users"."second_factor" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "users"."recovery_code" ADD CONSTRAINT "recovery_code_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "users"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users"."second_factor" ADD CONSTRAINT "second_factor_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "users"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recovery_code_account" ON "users"."recovery_code" USING btree ("tenant_id","account_id");--> statement-breakpoint
CREATE POLICY "own_tenant" ON "users"."recovery_code" AS PERMISSIVE FOR ALL TO public USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "own_tenant" ON "users"."second_factor" AS PERMISSIVE FOR ALL TO public USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer);