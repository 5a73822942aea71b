CREATE TABLE "users"."pending_mobile" (
	"tenant_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"mobile" text NOT NULL,
	"message" text NOT NULL,
	"code_hash" "bytea",
	"expires_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "pending_mobile_tenant_id_account_id_pk" PRIMARY KEY("tenant_id","account_id")
);
--> statement-breakpoint
ALTER TABLE "users"."pending_mobile" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "users"."account" ADD COLUMN "mobile_proven_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users"."pending_mobile" ADD CONSTRAINT "pending_mobile_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "users"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "own_tenant" ON "users"."pending_mobile" AS PERMISSIVE FOR ALL TO public USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer);--> statement-breakpoint
ALTER TABLE "users"."pending_mobile" FORCE ROW LEVEL SECURITY;
