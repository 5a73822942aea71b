CREATE TABLE "users"."pending_email" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" integer NOT NULL,
	"email" text NOT NULL,
	"account_id" integer,
	"sign_up" jsonb,
	"token_hash" "bytea",
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "users"."pending_email" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "users"."pending_email" ADD CONSTRAINT "pending_email_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "users"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "pending_email_token" ON "users"."pending_email" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "pending_email_account" ON "users"."pending_email" USING btree ("tenant_id","account_id");--> statement-breakpoint
CREATE INDEX "pending_email_expiry" ON "users"."pending_email" USING btree ("tenant_id","expires_at");--> statement-breakpoint
CREATE POLICY "own_tenant" ON "users"."pending_email" AS PERMISSIVE FOR ALL TO public USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer);--> statement-breakpoint
ALTER TABLE "users"."pending_email" FORCE ROW LEVEL SECURITY;
