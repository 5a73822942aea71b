CREATE TABLE "users"."passkey" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"name" text NOT NULL,
	"hostname" text NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" "bytea" NOT NULL,
	"counter" bigint NOT NULL,
	"transports" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "users"."passkey" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "users"."passkey" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "users"."passkey" ADD CONSTRAINT "passkey_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "users"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "passkey_credential" ON "users"."passkey" USING btree ("tenant_id","credential_id");--> statement-breakpoint
CREATE INDEX "passkey_account" ON "users"."passkey" USING btree ("tenant_id","account_id");--> statement-breakpoint
CREATE POLICY "own_tenant" ON "users"."passkey" AS PERMISSIVE FOR ALL TO public USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer);