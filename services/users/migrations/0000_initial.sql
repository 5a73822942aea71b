CREATE SCHEMA "users";
--> statement-breakpoint
CREATE SEQUENCE "users"."sign_up_account_id" INCREMENT BY 1 MINVALUE 920000000 MAXVALUE 999999999 START WITH 920000000 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "users"."sign_up_membership_id" INCREMENT BY 1 MINVALUE 920000000 MAXVALUE 999999999 START WITH 920000000 CACHE 1;--> statement-breakpoint
CREATE TABLE "users"."account" (
	"id" integer PRIMARY KEY NOT NULL,
	"tenant_id" integer NOT NULL,
	"username" text NOT NULL,
	"email" text,
	"name" text NOT NULL,
	"password_hash" text,
	"cellphone" text,
	"photo" text,
	"uuid" uuid,
	"timezone" text NOT NULL,
	"language_id" text,
	"temporary_password" boolean DEFAULT false NOT NULL,
	"accessibility" jsonb NOT NULL,
	"last_context" jsonb,
	"sign_ins_ended_at" timestamp with time zone,
	"kept_grant" text
);
--> statement-breakpoint
ALTER TABLE "users"."account" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "users"."account" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "users"."membership" (
	"id" integer PRIMARY KEY NOT NULL,
	"tenant_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"institution_id" integer,
	"name" text NOT NULL,
	"profile" text NOT NULL,
	"permissions" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users"."membership" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "users"."membership" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "users"."password_reset" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"tenant_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"used_by" text
);
--> statement-breakpoint
ALTER TABLE "users"."password_reset" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "users"."password_reset" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
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
ALTER TABLE "users"."sign_in_failure" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "users"."membership" ADD CONSTRAINT "membership_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "users"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users"."password_reset" ADD CONSTRAINT "password_reset_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "users"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_username" ON "users"."account" USING btree ("tenant_id","username");--> statement-breakpoint
CREATE UNIQUE INDEX "account_email" ON "users"."account" USING btree ("tenant_id","email");--> statement-breakpoint
CREATE UNIQUE INDEX "account_uuid" ON "users"."account" USING btree ("tenant_id","uuid");--> statement-breakpoint
CREATE INDEX "membership_account" ON "users"."membership" USING btree ("tenant_id","account_id");--> statement-breakpoint
CREATE INDEX "password_reset_account" ON "users"."password_reset" USING btree ("tenant_id","account_id");--> statement-breakpoint
CREATE POLICY "own_tenant" ON "users"."account" AS PERMISSIVE FOR ALL TO public USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "own_tenant" ON "users"."membership" AS PERMISSIVE FOR ALL TO public USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "own_tenant" ON "users"."password_reset" AS PERMISSIVE FOR ALL TO public USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "own_tenant" ON "users"."sign_in_failure" AS PERMISSIVE FOR ALL TO public USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer);