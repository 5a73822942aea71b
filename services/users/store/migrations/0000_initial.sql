CREATE SCHEMA "users";
--> statement-breakpoint
CREATE TABLE "users"."account" (
	"id" integer PRIMARY KEY NOT NULL,
	"tenant_id" integer NOT NULL,
	"username" text NOT NULL,
	"email" text,
	"name" text NOT NULL,
	"password_hash" text,
	"photo" text,
	"timezone" text NOT NULL,
	"language_id" text,
	"temporary_password" boolean DEFAULT false NOT NULL,
	"accessibility" jsonb NOT NULL,
	"failed_attempts" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "users"."account" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "users"."membership" (
	"id" integer PRIMARY KEY NOT NULL,
	"tenant_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"institution_id" integer,
	"name" text NOT NULL,
	"profile" text NOT NULL,
	"permissions" jsonb NOT NULL,
	"last_access" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "users"."membership" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "users"."membership" ADD CONSTRAINT "membership_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "users"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_username" ON "users"."account" USING btree ("tenant_id","username");--> statement-breakpoint
CREATE UNIQUE INDEX "account_email" ON "users"."account" USING btree ("tenant_id","email");--> statement-breakpoint
CREATE INDEX "membership_account" ON "users"."membership" USING btree ("tenant_id","account_id");--> statement-breakpoint
CREATE POLICY "own_tenant" ON "users"."account" AS PERMISSIVE FOR ALL TO public USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "own_tenant" ON "users"."membership" AS PERMISSIVE FOR ALL TO public USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer);
--> statement-breakpoint
ALTER TABLE "users"."account" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE "users"."membership" FORCE ROW LEVEL SECURITY;
